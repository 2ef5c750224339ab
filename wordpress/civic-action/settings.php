<?php
/**
 * The one setting: the address of the server.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const OPTION = 'civic_action_server';
const PAGE   = 'civic-action';

/** The server's origin without a slash at its end; empty until somebody has set it. */
function server(): string {
	return (string) get_option( OPTION, '' );
}

/**
 * Takes a web address and keeps its origin. Anything else is refused with a message, and the last one stays.
 *
 * @param mixed $value What was typed.
 */
function checked_server( $value ): string {
	$typed = is_string( $value ) ? trim( $value ) : '';
	if ( '' === $typed ) {
		return '';
	}
	$parts = wp_parse_url( $typed );
	$is_ok = is_array( $parts ) && in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) && ! empty( $parts['host'] )
		&& ! isset( $parts['user'] ) && preg_match( '/^[a-z0-9.-]+$/i', $parts['host'] );
	if ( ! $is_ok ) {
		add_settings_error( OPTION, 'address', __( 'Enter a web address, such as https://widgets.example.', 'civic-action' ) );
		return server();
	}
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
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
		esc_html__( 'Links to its share pages then become widgets, on a line of their own or in the block.', 'civic-action' )
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
	echo '</form></div>';
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
