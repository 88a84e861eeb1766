export class StorageError extends Error {
  constructor(cause: unknown) {
    super(
      `The storage failed: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`,
      {
        cause,
      },
    );
    this.name = 'StorageError';
  }
}
