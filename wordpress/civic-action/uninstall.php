<?php
/**
 * Leaves nothing behind, on any site of a network.
 *
 * @package CivicAction
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $civic_action_site ) {
		switch_to_blog( $civic_action_site );
		delete_option( 'civic_action_server' );
		restore_current_blog();
	}
} else {
	delete_option( 'civic_action_server' );
}
