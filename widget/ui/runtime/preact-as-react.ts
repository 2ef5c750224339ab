/**
 * Preact as what our screens and their packages ask of React. Some packages take React as one object (Downshift, React
 * Hook Form): the whole compat layer would then come along, with Suspense and what else nobody here draws with.
 */
import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from '@preact/compat';

export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from '@preact/compat';

export default {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};
