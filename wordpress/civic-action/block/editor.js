/** The block in the editor: a field for the id, and the widget as its readers will see it. Nothing is sent from there. */
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment, useState } = element;
  const { __ } = i18n;
  const server = window.civicActionServer ?? '';
  const withoutScheme = (address) => address.replace(/^https?:\/\//, '');

  const icon = h(
    components.SVG,
    { viewBox: '0 0 24 24', width: 24, height: 24 },
    h(components.Path, { d: 'M4 9.5v5h3l1.5 4.5h2.5L9.6 14.6 16 18V6L9 9.5H4zM18 9v6a3 3 0 0 0 0-6z' }),
  );

  const ROW = { display: 'flex', alignItems: 'flex-start', gap: 8, width: '100%' };

  /** As placement.php has it. */
  const isId = (text) => /^[^\s/?#<>"']{1,200}$/.test(text);

  /** An id, or the one in the address of a share page; empty if it is neither. */
  function idIn(typed) {
    const text = typed.trim();
    const page = withoutScheme(`${server}/share/`);
    if (!withoutScheme(text).startsWith(page)) return isId(text) ? text : '';
    const [encoded] = withoutScheme(text).slice(page.length).split(/[/?#]/);
    try {
      const id = decodeURIComponent(encoded);
      return isId(id) ? id : '';
    } catch {
      return '';
    }
  }

  /** As placement.php has it. In a padding 100 % is the preview's width, so CSS alone tells narrow columns. */
  const USUAL_HEIGHT = 'clamp(362px,(480px - 100%)*1e5,533px)';

  /** In a frame of the server's own origin: its code has no part in the editor. In this mode nothing is counted or sent. */
  function preview(id) {
    const query = new URLSearchParams({ widgetRequestId: id, embedType: 5, mode: 'ab4e-preview' });
    const title = __('Preview of the widget', 'civic-action');
    const style = { border: 0, height: '100%', left: 0, position: 'absolute', top: 0, width: '100%' };
    const frame = h('iframe', { key: id, src: `${server}/widget/?${query}`, title, style });
    const box = { height: 0, margin: 'auto', maxWidth: 620, paddingTop: USUAL_HEIGHT, position: 'relative' };
    return h(components.Disabled, null, h('div', { style: box }, frame));
  }

  function Chooser({ id, choose, cancel }) {
    const [typed, setTyped] = useState(id);
    const chosen = idIn(typed);
    const submit = (event) => {
      event.preventDefault();
      if (server && chosen) choose(chosen);
    };
    const instructions = server
      ? __('Enter the id of a widget, or the address of its share page.', 'civic-action')
      : __('First enter the address of your server under Settings → Civic Action.', 'civic-action');
    const help =
      typed.trim() && !chosen ? __('This is neither an id nor a share page of your server.', 'civic-action') : '';
    const field = h(components.TextControl, {
      label: __('Widget', 'civic-action'),
      hideLabelFromVision: true,
      value: typed,
      onChange: setTyped,
      help,
      placeholder: `${server || 'https://widgets.example'}/share/wr-petition`,
      disabled: !server,
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });
    const button = (label, how) => h(components.Button, { __next40pxDefaultSize: true, ...how }, label);
    const show = button(__('Show', 'civic-action'), {
      variant: 'primary',
      type: 'submit',
      disabled: !server || !chosen,
    });
    const back = id && button(__('Cancel', 'civic-action'), { variant: 'tertiary', onClick: cancel });
    return h(
      components.Placeholder,
      { icon, label: 'Civic Action', instructions },
      h('form', { onSubmit: submit, style: ROW }, h('div', { style: { flex: 1 } }, field), show, back),
    );
  }

  const toolbar = (change) =>
    h(
      blockEditor.BlockControls,
      null,
      h(
        components.ToolbarGroup,
        null,
        h(components.ToolbarButton, { icon: 'edit', label: __('Change the widget', 'civic-action'), onClick: change }),
      ),
    );

  const options = ({ sponsored, loading }, setAttributes) =>
    h(
      blockEditor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: __('Options', 'civic-action') },
        h(components.ToggleControl, {
          label: __('Sponsored', 'civic-action'),
          help: __('Readers with an ad blocker don’t get the widget.', 'civic-action'),
          checked: sponsored,
          onChange: (next) => setAttributes({ sponsored: next }),
          __nextHasNoMarginBottom: true,
        }),
        h(components.ToggleControl, {
          label: __('Load late', 'civic-action'),
          help: __('The widget is loaded when the reader comes near.', 'civic-action'),
          checked: loading === 'lazy',
          onChange: (next) => setAttributes({ loading: next ? 'lazy' : 'eager' }),
          __nextHasNoMarginBottom: true,
        }),
      ),
    );

  function Edit({ attributes, setAttributes }) {
    const { id } = attributes;
    const [isChanging, setChanging] = useState(false);
    const choose = (next) => {
      setAttributes({ id: next });
      setChanging(false);
    };
    const isShown = server && id && !isChanging;
    const content = isShown ? preview(id) : h(Chooser, { id, choose, cancel: () => setChanging(false) });
    return h(
      Fragment,
      null,
      isShown && toolbar(() => setChanging(true)),
      options(attributes, setAttributes),
      h('div', blockEditor.useBlockProps(), content),
    );
  }

  blocks.registerBlockType('civic-action/widget', { icon, edit: Edit, save: () => null });
})(window.wp);
