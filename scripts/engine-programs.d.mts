export function firefoxProgram(): string | null;
export interface WebkitPrograms {
  readonly driver: string;
  readonly display: string;
  readonly browser: string;
}
export function webkitPrograms(): WebkitPrograms | null;
