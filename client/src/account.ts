export interface Account {
  readonly id: string;
  readonly code: string;
  readonly defaultSpaceId: string;
}
