<?php
/**
 * Plugin Name:       Civic Action
 * Description:       Puts widgets of a Civic Action server into posts: as a block, as a shortcode, or by a pasted link.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       civic-action
 *
 * @package CivicAction
 */

namespace CivicAction;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require __DIR__ . '/server.php';
require __DIR__ . '/settings.php';
require __DIR__ . '/placement.php';
require __DIR__ . '/embeds.php';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\\link_to_settings' );

add_filter( 'http_request_host_is_external', __NAMESPACE__ . '\\reach_server', 10, 3 );
add_filter( 'http_allowed_safe_ports', __NAMESPACE__ . '\\reach_port', 10, 3 );

add_action( 'init', __NAMESPACE__ . '\\register_embeds' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_preview' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\load_without_waiting', 10, 2 );
