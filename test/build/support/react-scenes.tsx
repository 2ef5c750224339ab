import {
  Component,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Tells what has happened; a scene's whole tale is what two builds of React are compared by. */
export type Tell = (what: string) => void;

export type Scene = (container: HTMLElement, tell: Tell) => Promise<void>;

/** Effects, and what they ask for, come in tasks of their own. */
const settle = async () => {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((later) => setTimeout(later, 5));
};

function open(container: HTMLElement, tell: Tell) {
  const root = createRoot(container, {
    onCaughtError: (error) => tell(`caught ${(error as Error).message}`),
    onUncaughtError: (error) => tell(`uncaught ${(error as Error).message}`),
  });
  const look = () => tell(container.innerHTML);
  const step = async (act: () => void) => {
    flushSync(act);
    look();
    await settle();
    look();
  };
  const button = (name: string) => container.querySelector<HTMLElement>(`[name="${name}"]`);
  return {
    draw: (content: ReactNode) => step(() => root.render(content)),
    press: (name: string) => step(() => button(name)?.click()),
    close: () => step(() => root.unmount()),
    step,
  };
}

type GuardProps = { name: string; tell: Tell; children: ReactNode };

class Guard extends Component<GuardProps, { error: string }> {
  override state = { error: '' };

  static getDerivedStateFromError(error: Error) {
    return { error: error.message };
  }

  override componentDidCatch(error: Error) {
    this.props.tell(`${this.props.name} did catch ${error.message}`);
  }

  override componentWillUnmount() {
    this.props.tell(`${this.props.name} goes`);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <button type="button" name={this.props.name} onClick={() => this.setState({ error: '' })}>
        {this.state.error}
      </button>
    );
  }
}

function Tracked({ name, tell, value = '' }: { name: string; tell: Tell; value?: string }) {
  const count = useRef(0);
  useInsertionEffect(() => {
    tell(`${name} inserted ${value}`);
    return () => tell(`${name} taken out ${value}`);
  }, [name, tell, value]);
  useLayoutEffect(() => {
    tell(`${name} laid out ${value}`);
    return () => tell(`${name} left ${value}`);
  }, [name, tell, value]);
  useEffect(() => {
    count.current += 1;
    tell(`${name} ran ${value} ${count.current}`);
    return () => tell(`${name} stopped ${value}`);
  }, [name, tell, value]);
  return <i ref={(element) => tell(`${name} ref ${element?.tagName ?? null}`)}>{value}</i>;
}

const boundaries: Scene = async (container, tell) => {
  const broken = new Set(['draw']);
  const Fragile = () => {
    const [, again] = useState(0);
    if (broken.has('draw')) throw new Error('draw');
    useLayoutEffect(() => {
      if (broken.has('layout')) throw new Error('layout');
    });
    useEffect(() => {
      if (broken.has('effect')) throw new Error('effect');
    });
    return (
      <button type="button" name="again" onClick={() => again((n) => n + 1)}>
        whole
      </button>
    );
  };
  const { draw, press, close } = open(container, tell);
  const tree = (
    <Guard name="outer" tell={tell}>
      <Tracked name="sibling" tell={tell} />
      <Guard name="inner" tell={tell}>
        <Tracked name="beside" tell={tell} />
        <Fragile />
      </Guard>
    </Guard>
  );
  await draw(tree);
  await press('inner');
  for (const part of ['layout', 'effect', 'draw']) {
    broken.clear();
    await press('inner');
    broken.add(part);
    await press('again');
  }
  broken.clear();
  await press('inner');
  await close();
};

const uncaught: Scene = async (container, tell) => {
  const Broken = (): ReactNode => {
    throw new Error('whole tree');
  };
  const { draw } = open(container, tell);
  await draw(<Tracked name="lost" tell={tell} />);
  await draw(<Broken />);
  await draw(<p>after</p>);
};

const effects: Scene = async (container, tell) => {
  const { draw, close } = open(container, tell);
  await draw(<Tracked name="a" tell={tell} value="1" />);
  await draw(<Tracked name="a" tell={tell} value="1" />);
  await draw(<Tracked name="a" tell={tell} value="2" />);
  await draw([<Tracked key="b" name="b" tell={tell} />, <Tracked key="a" name="a" tell={tell} />]);
  await draw([<Tracked key="a" name="a" tell={tell} />, <b key="c">c</b>, <Tracked key="b" name="b" tell={tell} />]);
  await close();
};

const contexts: Scene = async (container, tell) => {
  const Colour = createContext('none');
  const Reader = memo(({ name }: { name: string }) => {
    tell(`${name} draws`);
    return <i>{useContext(Colour)}</i>;
  });
  const Between = memo(() => {
    tell('between draws');
    return <Reader name="deep" />;
  });
  const Owner = () => {
    const [colour, paint] = useReducer((old: string) => `${old}+`, 'red');
    return (
      <Colour value={colour}>
        <button type="button" name="paint" onClick={paint}>
          paint
        </button>
        <Between />
        <Colour value="blue">
          <Reader name="blue" />
        </Colour>
      </Colour>
    );
  };
  const { draw, press, close } = open(container, tell);
  await draw([<Reader key="r" name="outside" />, <Owner key="o" />]);
  await press('paint');
  await press('paint');
  await close();
};

const ids: Scene = async (container, tell) => {
  const Field = ({ label }: { label: string }) => {
    const id = useId();
    const hint = useId();
    const [, again] = useState(0);
    return (
      <p>
        <label htmlFor={id}>{label}</label>
        <input id={id} aria-describedby={hint} />
        <button id={hint} type="button" name={label} onClick={() => again((n) => n + 1)} />
      </p>
    );
  };
  const { draw, press, close } = open(container, tell);
  await draw([<Field key="1" label="one" />, <Field key="2" label="two" />]);
  await press('two');
  await draw([<Field key="3" label="three" />, <Field key="2" label="two" />]);
  await close();
};

const VALUE = { INPUT: 'value', TEXTAREA: 'value', SELECT: 'value' } as const;

/** As a browser types: past React's own setter, then the event. */
function type(element: Element, value: string, event: string) {
  const kind = element.tagName as keyof typeof VALUE;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), VALUE[kind])?.set?.call(element, value);
  element.dispatchEvent(new Event(event, { bubbles: true }));
}

const fields: Scene = async (container, tell) => {
  const Form = () => {
    const [text, setText] = useState('abc');
    const [isOn, setOn] = useState(true);
    const [pick, setPick] = useState('b');
    return (
      <form>
        <input className="text" value={text} onChange={({ target }) => setText(target.value.slice(0, 4))} />
        <input className="fixed" value="fixed" onChange={({ target }) => tell(`fixed ${target.value}`)} />
        <textarea value={text} onChange={({ target }) => setText(target.value)} />
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
        {['a', 'b', 'c'].map((each) => (
          <input key={each} type="radio" name="pick" checked={pick === each} onChange={() => setPick(each)} />
        ))}
        <select value={pick} onChange={({ target }) => setPick(target.value)}>
          {['a', 'b', 'c'].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <input className="own" defaultValue="own" />
      </form>
    );
  };
  const { draw, step, close } = open(container, tell);
  const find = <E extends Element>(selector: string) => container.querySelector(selector) as E;
  const look = () =>
    tell(
      [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        .map(({ value, checked, type: kind }) => (/check|radio/.test(kind) ? checked : value))
        .join(' '),
    );
  await draw(<Form />);
  const acts: [selector: string, act: (element: HTMLInputElement) => void][] = [
    ['.text', (element) => type(element, 'longer', 'input')],
    ['.fixed', (element) => type(element, 'other', 'input')],
    ['textarea', (element) => type(element, 'two\nlines', 'input')],
    ['[type=checkbox]', (element) => element.click()],
    ['[type=radio]', (element) => element.click()],
    ['select', (element) => type(element, 'c', 'change')],
    ['.own', (element) => type(element, 'mine', 'input')],
  ];
  look();
  for (const [selector, act] of acts) {
    await step(() => act(find(selector)));
    look();
  }
  await close();
};

const rest: Scene = async (container, tell) => {
  const heard = new Set<() => void>();
  let outside = 1;
  const subscribe = (hear: () => void) => {
    heard.add(hear);
    return () => void heard.delete(hear);
  };
  const Part = () => {
    const value = useSyncExternalStore(subscribe, () => outside);
    const [isPending, start] = useTransition();
    const [html, setHtml] = useState('<b>set</b>');
    const [aside] = useState(() => document.createElement('aside'));
    useEffect(() => tell(`aside ${aside.innerHTML}`));
    return (
      <>
        <style>{`i { color: red }`}</style>
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path strokeWidth="2" d="M0 0" />
        </svg>
        <p data-n={value} aria-busy={isPending} hidden style={{ top: 3, ['--own' as string]: 4 }}>
          {value} {null} {false} {0}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is compared */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        <button type="button" name="start" onClick={() => start(() => setHtml('<i>later</i>'))} />
        {createPortal(<u>{value}</u>, aside)}
      </>
    );
  };
  const { draw, press, step, close } = open(container, tell);
  await draw(<Part />);
  await press('start');
  await step(() => {
    outside = 2;
    for (const hear of heard) hear();
  });
  await close();
  tell(`${heard.size} listeners left`);
};

export const scenes: Record<string, Scene> = { boundaries, uncaught, effects, contexts, ids, fields, rest };
