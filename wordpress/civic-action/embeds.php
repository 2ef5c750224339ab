<?php
/**
 * The three ways into a post: block, shortcode and pasted link.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers block, shortcode, loader and pasted links. For those our server is an oEmbed provider that WordPress trusts,
 * which serves editors; posts get a placement at once, without asking the server.
 */
function register_embeds(): void {
	register_block_type( __DIR__ . '/block', array( 'render_callback' => __NAMESPACE__ . '\\show_block' ) );
	wp_add_inline_script( 'civic-action-widget-editor-script', 'window.civicActionServer = ' . wp_json_encode( server() ) . ';', 'before' );
	add_shortcode( 'civic_action', __NAMESPACE__ . '\\show_shortcode' );
	if ( '' === server() ) {
		return;
	}
	// No version: the server names its files itself, and keeps this one up to date.
	wp_register_script( SCRIPT, server() . '/loader.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_oembed_add_provider( server() . '/share/*', server() . '/oembed' );
	wp_embed_register_handler( 'civic-action', '#^https?://.+/share/.#i', __NAMESPACE__ . '\\show_pasted_link' );
}

/**
 * A placement, or what keeps it from being one, for those who can mend it. Readers then see nothing.
 *
 * @param mixed  $given The attributes of the shortcode or block; `id` is an id, or the address of a share page.
 * @param string $label The link's text; empty for the usual one.
 * @param string $more  More attributes of the placement.
 */
function show( $given, string $label = '', string $more = '' ): string {
	$given = is_array( $given ) ? $given : array();
	$id    = id_in( (string) ( $given['id'] ?? '' ) );
	if ( '' !== server() && '' !== $id ) {
		return placement( $id, $given, $label, $more );
	}
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$why = '' === server()
		? __( 'Civic Action: enter the address of your server under Settings → Civic Action.', 'civic-action' )
		: __( 'Civic Action: enter the id of a widget, or the address of its share page.', 'civic-action' );
	return '<p><strong>' . esc_html( $why ) . '</strong></p>';
}

/**
 * Draws the block.
 *
 * @param array<string, mixed> $attributes Its attributes.
 */
function show_block( $attributes ): string {
	return show( $attributes, '', ' ' . get_block_wrapper_attributes() );
}

/**
 * Draws the shortcode. What it encloses is the link's text.
 *
 * @param mixed       $attributes Its attributes; a text where it has none.
 * @param string|null $enclosed   What stands between `[civic_action]` and `[/civic_action]`.
 */
function show_shortcode( $attributes, $enclosed = '' ): string {
	return show( $attributes, trim( wp_strip_all_tags( (string) $enclosed ) ) );
}

/**
 * Makes a pasted link a placement, which grows and shrinks with its widget: a frame of an oEmbed answer can't.
 *
 * @param string[] $found   What the pattern has found.
 * @param array    $options Width and height, which the widget knows better.
 * @param string   $url     The link.
 * @return string|false What stands for the link; false if it is none of ours.
 */
function show_pasted_link( $found, $options, $url ) {
	$id = id_in( (string) $url );
	return '' === $id ? false : placement( $id );
}

/**
 * What the editor shows of a pasted link: the frame alone, in a mode that counts and sends nothing. The quote in the
 * server's answer is for WordPress without this plugin.
 *
 * @param string|false $html The server's answer.
 * @param string       $url  The link.
 * @return string|false
 */
function preview_pasted_link( $html, $url ) {
	if ( ! is_string( $html ) || '' === id_in( (string) $url ) ) {
		return $html;
	}
	$frame = preg_replace( '#<blockquote>.*?</blockquote>#s', '', $html );
	return str_replace( '&amp;embedType=5', '&amp;embedType=5&amp;mode=ab4e-preview', (string) $frame );
}

/** The editor asks for it by the REST API. */
function register_preview(): void {
	add_filter( 'oembed_result', __NAMESPACE__ . '\\preview_pasted_link', 10, 2 );
}

/**
 * Loads the loader as its documentation says: without keeping the page waiting, and open to timings.
 *
 * @param string $tag    The script's tag.
 * @param string $handle The script's name in WordPress.
 */
function load_without_waiting( $tag, $handle ) {
	return SCRIPT === $handle && is_string( $tag ) ? preg_replace( '/ src=/', ' async crossorigin="anonymous" src=', $tag, 1 ) : $tag;
}
