/** Typed as never undefined; screenshots reveal a missing class name. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
