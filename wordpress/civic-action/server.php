<?php
/**
 * The address of the Civic Action server.
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const OPTION = 'civic_action_server';

/** The server's origin without a slash at its end; empty until somebody has set it. */
function server(): string {
	return (string) get_option( OPTION, '' );
}

/**
 * The origin of a web address: by HTTPS, or by HTTP on this machine, for trials. Empty where there is none.
 *
 * @param string $address What was typed.
 */
function origin_of( string $address ): string {
	$parts = wp_parse_url( trim( $address ) );
	if ( ! is_array( $parts ) || isset( $parts['user'] ) ) {
		return '';
	}
	$scheme   = strtolower( $parts['scheme'] ?? '' );
	$host     = strtolower( $parts['host'] ?? '' );
	$is_local = (bool) preg_match( '/^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/', $host );
	if ( ! $is_local && ( 'https' !== $scheme || ! preg_match( '/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/', $host ) ) ) {
		return '';
	}
	if ( ! in_array( $scheme, array( 'http', 'https' ), true ) ) {
		return '';
	}
	$port     = $parts['port'] ?? null;
	$is_usual = null === $port || ( 'https' === $scheme ? 443 : 80 ) === $port;
	return $scheme . '://' . $host . ( $is_usual ? '' : ':' . $port );
}

/**
 * Whether a Civic Action server answers there.
 *
 * @param string $origin Its address.
 */
function answers( string $origin ): bool {
	$answer = wp_remote_head( $origin . '/loader.js', array( 'timeout' => 5 ) );
	return 200 === wp_remote_retrieve_response_code( $answer );
}

/**
 * Whether an address is the server's. WordPress asks nothing of its own machine or network, nor at other ports than a
 * few; but there may be the server that an administrator has set.
 *
 * @param string $url The address.
 */
function is_at_server( string $url ): bool {
	return '' !== server() && 0 === strpos( $url, server() . '/' );
}

/**
 * Lets WordPress ask the server for oEmbed, wherever it is.
 *
 * @param bool   $is_external What was decided so far.
 * @param string $host        The address's host.
 * @param string $url         The address.
 */
function reach_server( $is_external, $host, $url ) {
	return $is_external || is_at_server( (string) $url );
}

/**
 * The same for its port.
 *
 * @param int[]  $ports The ports that WordPress asks.
 * @param string $host  The address's host.
 * @param string $url   The address.
 * @return int[]
 */
function reach_port( $ports, $host, $url ) {
	$port = is_at_server( (string) $url ) ? wp_parse_url( $url, PHP_URL_PORT ) : null;
	return $port ? array_merge( (array) $ports, array( $port ) ) : (array) $ports;
}
