/** A CSS module's class names; a missing one is a mistake that the screenshot shows, so none is undefined here. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
