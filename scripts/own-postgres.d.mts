export function ownPostgresPrograms(): string | null;
export function startOwnPostgres(programs: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
