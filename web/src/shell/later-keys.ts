type Press = (event: KeyboardEvent) => void;

let act: Press | null = null;
const held: KeyboardEvent[] = [];

/** For keys whose code loads after the first screen. Keys pressed before that wait for it. */
export function passLaterKey(event: KeyboardEvent): void {
  if (act) act(event);
  else held.push(event);
}

export function setLaterKeys(press: Press | null): void {
  act = press;
  if (press) for (const event of held.splice(0)) press(event);
}
