import type { Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { Role } from './roles.ts';

export interface MembershipRow {
  readonly id: string;
  readonly space: string;
  readonly userId: string;
  readonly userCode: string;
  readonly name: string;
  readonly image: string | null;
  readonly role: Role;
  readonly richDescription: NotesDelta | null;
  readonly createdDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}
