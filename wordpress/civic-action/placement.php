<?php
/**
 * Placements in posts: block, shortcode and pasted links.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const SCRIPT = 'civic-action-loader';

/** The widget's size; narrower ones are higher (docs/hosts.md). */
const WIDTH  = 620;
const HEIGHT = 362;

/** What the widget needs, as the loader gives it. */
const ALLOW = 'camera; microphone; payment; clipboard-write; fullscreen; autoplay';

/**
 * The widget's id in what an author has typed: an id, or the address of its share page.
 *
 * @param string $typed The text.
 */
function id_in( string $typed ): string {
	$typed = trim( $typed );
	$page  = server() . '/share/';
	if ( '' !== server() && 0 === strpos( $typed, $page ) ) {
		$typed = rawurldecode( (string) strtok( substr( $typed, strlen( $page ) ), '/?#' ) );
	}
	return preg_match( '/^[^\s\/?#<>"\']{1,200}$/u', $typed ) ? $typed : '';
}

/**
 * A placement that already holds its frame: it works without the script too, as in a feed reader that drops scripts.
 *
 * @param string $typed An id or the address of a share page.
 */
function placement( string $typed ): string {
	$id = id_in( $typed );
	if ( '' === $id || '' === server() ) {
		return '';
	}
	$share = server() . '/share/' . rawurlencode( $id );
	if ( is_feed() ) {
		return '<p><a href="' . esc_url( $share ) . '">' . esc_html__( 'Take action', 'civic-action' ) . '</a></p>';
	}
	wp_enqueue_script( SCRIPT );
	$frame = server() . '/widget/?widgetRequestId=' . rawurlencode( $id ) . '&embedType=3';
	return sprintf(
		'<div data-civic-action data-widget-request-id="%1$s"><iframe src="%2$s" title="%3$s" width="%4$d" height="%5$d" style="border:0;display:block;max-width:100%%;color-scheme:light" allow="%6$s"></iframe></div>',
		esc_attr( $id ),
		esc_url( $frame ),
		esc_attr__( 'Take action', 'civic-action' ),
		WIDTH,
		HEIGHT,
		esc_attr( ALLOW )
	);
}

/**
 * Draws the block and the shortcode. An author who may edit is told what is missing; readers see nothing.
 *
 * @param mixed $attributes `id`: an id, or the address of a share page.
 */
function show( $attributes ): string {
	$typed  = is_array( $attributes ) ? (string) ( $attributes['id'] ?? '' ) : '';
	$markup = placement( $typed );
	if ( '' !== $markup || ! current_user_can( 'edit_posts' ) ) {
		return $markup;
	}
	$why = '' === server()
		? __( 'Civic Action: set your server’s address below Settings → Civic Action.', 'civic-action' )
		: __( 'Civic Action: this is neither a widget’s id nor the address of its share page.', 'civic-action' );
	return '<p><strong>' . esc_html( $why ) . '</strong></p>';
}

/** Registers block, shortcode, loader, and our server as an oEmbed provider, whose answers WordPress then trusts. */
function register_embeds(): void {
	register_block_type( __DIR__ . '/block', array( 'render_callback' => __NAMESPACE__ . '\\show' ) );
	wp_add_inline_script( 'civic-action-widget-editor-script', 'window.civicActionServer = ' . wp_json_encode( server() ) . ';', 'before' );
	add_shortcode( 'civic_action', __NAMESPACE__ . '\\show' );
	if ( '' === server() ) {
		return;
	}
	// No version: the server names its files itself, and keeps this one up to date.
	wp_register_script( SCRIPT, server() . '/loader.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_oembed_add_provider( server() . '/share/*', server() . '/oembed' );
}

/**
 * Makes a pasted link a placement, which grows and shrinks with its widget: the frame that the server answers can't.
 *
 * @param string|false $markup What WordPress would show.
 * @param string       $url    The link.
 * @return string|false
 */
function place_pasted_link( $markup, $url ) {
	if ( '' === server() || 0 !== strpos( (string) $url, server() . '/share/' ) ) {
		return $markup;
	}
	$placed = placement( (string) $url );
	return '' === $placed ? $markup : $placed;
}

/**
 * Loads the loader as its documentation says: without keeping the page waiting, and open to timings.
 *
 * @param string $tag    The script's tag.
 * @param string $handle The script's name in WordPress.
 */
function load_without_waiting( string $tag, string $handle ): string {
	return SCRIPT === $handle ? str_replace( ' src=', ' async crossorigin="anonymous" src=', $tag ) : $tag;
}
