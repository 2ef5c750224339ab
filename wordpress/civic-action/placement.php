<?php
/**
 * The markup of a placement.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const SCRIPT = 'civic-action-loader';

const FLAG = '/^(1|true|yes)$/i';
const SIZE = '/^[1-9]\d{0,3}$/';
const TEXT = '/^[^\x00-\x1f]{1,200}$/Du';

/** The options of a placement that a shortcode may have, and what they take. In HTML `line_item_id` is `data-line-item-id`. */
const OPTIONS = array(
	'sponsored'         => FLAG,
	'notice'            => FLAG,
	'disable_tracking'  => FLAG,
	'data_layer'        => FLAG,
	'loading'           => '/^(eager|lazy)$/',
	'consent'           => '/^(granted|denied|required|auto)$/',
	'color_scheme'      => '/^(light|dark|auto|page)$/',
	'width'             => SIZE,
	'height'            => SIZE,
	'line_item_id'      => TEXT,
	'ad_network_domain' => TEXT,
	'design_variant'    => TEXT,
);

/** What anybody may say of readers' consent, since it only keeps more from partners. */
const REFUSALS = array( 'denied', 'required' );

/** What the widget takes where nothing else is set: more height below 480 px of width. */
const USUAL_HEIGHT = 'clamp(362px,(480px - 100%)*1e5,533px)';

/**
 * The widget's id in what an author has typed: an id, or the address of its share page. Empty if it is neither.
 *
 * @param string $typed The text.
 */
function id_in( string $typed ): string {
	$typed = trim( $typed );
	$host  = preg_replace( '#^https?://#', '', server() );
	if ( '' !== $host && preg_match( '#^https?://' . preg_quote( $host, '#' ) . '/share/([^/?\#]+)#i', $typed, $found ) ) {
		$typed = rawurldecode( $found[1] );
	}
	return preg_match( '/^[^\s\/?#<>"\'\x00-\x1f]{1,200}$/Du', $typed ) ? $typed : '';
}

/**
 * Whether whoever has written the shown post may say that its readers have consented: who may write any HTML could do so anyway. What
 * stands in no post, such as a widget area, was put there by who may edit the site.
 */
function may_grant_consent(): bool {
	$post = get_post();
	return ! $post || user_can( (int) $post->post_author, 'unfiltered_html' );
}

/**
 * The options among a shortcode's or a block's attributes, as attributes of the placement. A flag may stand alone:
 * `[civic_action id="wr-petition" sponsored]`.
 *
 * @param array<int|string, mixed> $given The attributes.
 */
function options_in( array $given ): string {
	$flags  = array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY );
	$markup = '';
	foreach ( OPTIONS as $name => $pattern ) {
		$value = in_array( $name, $flags, true ) ? 'true' : $given[ $name ] ?? '';
		if ( ! is_scalar( $value ) || ! preg_match( $pattern, (string) $value ) ) {
			continue;
		}
		if ( 'consent' === $name && ! in_array( $value, REFUSALS, true ) && ! may_grant_consent() ) {
			continue;
		}
		$markup .= ' data-' . str_replace( '_', '-', $name ) . ( FLAG === $pattern ? '' : '="' . esc_attr( (string) $value ) . '"' );
	}
	return $markup;
}

/**
 * The link that stands in the placement until the widget is there, in a box of its height, so that the text below
 * doesn't move. In a padding 100 % is the placement's width, so CSS alone tells narrow placements.
 *
 * @param string                   $share The address that it leads to.
 * @param string                   $label Its text.
 * @param array<int|string, mixed> $given The attributes of the shortcode or block.
 */
function waiting_link( string $share, string $label, array $given ): string {
	$asked  = (string) ( $given['height'] ?? '' );
	$height = preg_match( SIZE, $asked ) ? $asked . 'px' : USUAL_HEIGHT;
	$style  = 'display:block;box-sizing:border-box;border:1px solid;border-radius:4px;line-height:24px;text-align:center;padding:calc(' . $height . '/2 - 13px) 1em';
	return '<a href="' . esc_url( $share ) . '" style="' . esc_attr( $style ) . '">' . esc_html( $label ) . '</a>';
}

/**
 * A placement, and the script that fills it. Feeds get the link alone.
 *
 * @param string                   $id    The widget's id.
 * @param array<int|string, mixed> $given The attributes of the shortcode or block.
 * @param string                   $label The link's text; empty for the usual one.
 * @param string                   $more  More attributes of the element.
 */
function placement( string $id, array $given = array(), string $label = '', string $more = '' ): string {
	$share = server() . '/share/' . rawurlencode( $id );
	$label = '' === $label ? __( 'Take action', 'civic-action' ) : $label;
	if ( is_feed() ) {
		return '<p><a href="' . esc_url( $share ) . '">' . esc_html( $label ) . '</a></p>';
	}
	wp_enqueue_script( SCRIPT );
	$width = is_scalar( $given['width'] ?? '' ) ? (string) ( $given['width'] ?? '' ) : '';
	$style = 'margin:1.5em auto;max-width:' . ( preg_match( SIZE, $width ) ? $width : '620' ) . 'px';
	return '<div data-civic-action data-widget-request-id="' . esc_attr( $id ) . '"' . options_in( $given ) . $more . ' style="' . esc_attr( $style ) . '">'
		. waiting_link( $share, $label, $given ) . '</div>';
}
