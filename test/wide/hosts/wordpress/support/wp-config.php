<?php
/**
 * Settings of the tests' WordPress; its data come and go with a test file.
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'SITE_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', getenv( 'SITE_ORIGIN' ) );
define( 'WP_SITEURL', getenv( 'SITE_ORIGIN' ) );
define( 'FS_METHOD', 'direct' );
// Every warning goes to wp-content/debug.log.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
// It would ask the wide world for news.
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $key ) {
	define( $key, $key . ' of a site that is gone soon' );
}

$table_prefix = 'wp_';

require_once ABSPATH . 'wp-settings.php';
