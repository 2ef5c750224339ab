<?php
/**
 * The settings page with its one setting.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const PAGE = 'civic-action';

/**
 * Keeps the origin of a web address. Anything else is refused with a message, and the last one stays.
 *
 * @param mixed $value What was typed.
 */
function checked_server( $value ): string {
	$typed = is_string( $value ) ? trim( $value ) : '';
	if ( '' === $typed ) {
		return '';
	}
	$origin = origin_of( $typed );
	if ( '' === $origin ) {
		add_settings_error( OPTION, 'address', __( 'Enter a web address with https, such as https://widgets.example.', 'civic-action' ) );
		return server();
	}
	// Its script runs for every reader.
	if ( server() !== $origin && is_user_logged_in() && ! current_user_can( 'unfiltered_html' ) ) {
		add_settings_error( OPTION, 'rights', __( 'Only somebody who may publish scripts can choose the server.', 'civic-action' ) );
		return server();
	}
	// WordPress asks twice when an option is new.
	static $asked = array();
	if ( server() !== $origin && ! isset( $asked[ $origin ] ) ) {
		$asked[ $origin ] = true;
		warn_if_silent( $origin );
	}
	return $origin;
}

/**
 * Warns of an address where no Civic Action server answers. It is kept: the server may only be down.
 *
 * @param string $origin The address.
 */
function warn_if_silent( string $origin ): void {
	if ( answers( $origin ) ) {
		return;
	}
	/* translators: %s: the address of a server. */
	$message = __( 'The address is saved, but no Civic Action server answers at %s. Please check it.', 'civic-action' );
	add_settings_error( OPTION, 'silent', sprintf( $message, $origin ), 'warning' );
}

/** Registers the setting and its field. */
function register_settings(): void {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'string',
			'sanitize_callback' => __NAMESPACE__ . '\\checked_server',
			'default'           => '',
		)
	);
	add_settings_section( 'server', '', '__return_empty_string', PAGE );
	add_settings_field( OPTION, __( 'Address of your server', 'civic-action' ), __NAMESPACE__ . '\\show_field', PAGE, 'server', array( 'label_for' => OPTION ) );
}

/** The field for the server's address. */
function show_field(): void {
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" placeholder="https://widgets.example" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
		esc_attr( OPTION ),
		esc_attr( server() ),
		esc_html__( 'The Civic Action server that your widgets come from.', 'civic-action' )
	);
}

/** How widgets come into posts. */
function show_ways(): void {
	$page = ( '' === server() ? 'https://widgets.example' : server() ) . '/share/wr-petition';
	printf(
		'<h2>%1$s</h2><ul class="ul-disc"><li>%2$s</li><li>%3$s <code>%4$s</code></li><li>%5$s <code>%6$s</code></li></ul>',
		esc_html__( 'Put a widget into a post', 'civic-action' ),
		esc_html__( 'Insert the block “Civic Action”, which shows the widget while you write.', 'civic-action' ),
		esc_html__( 'Or paste the address of its share page on a line of its own:', 'civic-action' ),
		esc_html( $page ),
		esc_html__( 'Or write a shortcode:', 'civic-action' ),
		esc_html( '[civic_action id="wr-petition"]' )
	);
}

/** Adds the page below “Settings”. */
function add_settings_page(): void {
	add_options_page( 'Civic Action', 'Civic Action', 'manage_options', PAGE, __NAMESPACE__ . '\\show_settings' );
}

/** The page. */
function show_settings(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>Civic Action</h1><form method="post" action="options.php">';
	settings_fields( PAGE );
	do_settings_sections( PAGE );
	submit_button();
	echo '</form>';
	show_ways();
	echo '</div>';
}

/**
 * Adds a link beside “Deactivate” in the list of plugins.
 *
 * @param string[] $links The links so far.
 * @return string[]
 */
function link_to_settings( array $links ): array {
	$url = admin_url( 'options-general.php?page=' . PAGE );
	return array_merge( array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'civic-action' ) . '</a>' ), $links );
}
