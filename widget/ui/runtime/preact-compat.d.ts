/** It has no types of its own, and is what React is. */
declare module '@preact/compat' {
  import React = require('react');
  export = React;
}
