/** Class names are never undefined here; screenshots reveal a missing name. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
