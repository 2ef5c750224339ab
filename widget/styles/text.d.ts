/** A style sheet as text: for what comes late, and goes with it (`with { type: 'text' }`). */
declare module '*.css' {
  const css: string;
  export default css;
}
