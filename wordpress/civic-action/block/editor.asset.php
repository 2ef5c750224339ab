<?php
/**
 * What the editor's script needs.
 *
 * @package CivicAction
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-escape-html', 'wp-i18n' ),
	'version'      => '0.1.0',
);
