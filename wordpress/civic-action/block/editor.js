/**
 * The block in the editor: a field for the id, and the widget as its readers will see it. Nothing is sent from there.
 */
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, useState } = element;
  const { __ } = i18n;
  const server = window.civicActionServer ?? '';

  const idIn = (typed) => {
    const text = typed.trim();
    const page = `${server}/share/`;
    if (!server || !text.startsWith(page)) return text;
    const [id = ''] = text.slice(page.length).split(/[/?#]/);
    try {
      return decodeURIComponent(id);
    } catch {
      return '';
    }
  };

  const preview = (id) =>
    h(
      components.Disabled,
      null,
      h('iframe', {
        // In this mode nothing that somebody tries is counted.
        src: `${server}/widget/?${new URLSearchParams({ widgetRequestId: id, mode: 'ab4e-test' })}`,
        title: __('Civic Action', 'civic-action'),
        width: 620,
        height: 362,
        style: { border: 0, display: 'block', maxWidth: '100%' },
      }),
    );

  const howTo = () =>
    server
      ? __('Paste the id of a widget, or the address of its share page.', 'civic-action')
      : __('First set your server’s address below Settings → Civic Action.', 'civic-action');

  function Edit({ attributes: { id }, setAttributes }) {
    const [typed, setTyped] = useState(id);
    const [isChosen, setChosen] = useState(id !== '');
    const choose = () => {
      const next = idIn(typed);
      setAttributes({ id: next });
      setChosen(next !== '');
    };
    const form = h(
      components.Placeholder,
      { icon: 'megaphone', label: 'Civic Action', instructions: howTo() },
      h(components.TextControl, {
        label: __('Widget', 'civic-action'),
        hideLabelFromVision: true,
        value: typed,
        onChange: setTyped,
        placeholder: `${server || 'https://widgets.example'}/share/…`,
        onKeyDown: ({ key }) => key === 'Enter' && choose(),
      }),
      h(
        components.Button,
        { variant: 'primary', disabled: !server || !typed.trim(), onClick: choose },
        __('Show', 'civic-action'),
      ),
    );
    const toolbar = h(
      blockEditor.BlockControls,
      null,
      h(
        components.ToolbarGroup,
        null,
        h(components.ToolbarButton, {
          icon: 'edit',
          label: __('Change the widget', 'civic-action'),
          onClick: () => setChosen(false),
        }),
      ),
    );
    return h(
      'div',
      blockEditor.useBlockProps(),
      isChosen && server
        ? [h(element.Fragment, { key: 'bar' }, toolbar), h(element.Fragment, { key: 'frame' }, preview(id))]
        : form,
    );
  }

  blocks.registerBlockType('civic-action/widget', { edit: Edit, save: () => null });
})(window.wp);
