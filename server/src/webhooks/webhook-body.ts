import type { NoticeCause, NotifiedPerson } from '../context/notice-cause.ts';
import type { ServerContext } from '../context/server-context.ts';
import { settingsNow } from '../accounts/edit-settings.ts';
import type { Delivery } from './delivery-rows.ts';
import { sampleContent } from './sample-content.ts';
import type { WebhookSite } from './webhook-site.ts';

/** As JSON, the body of a call. Holds names, and no notes, comments or files. */
export interface WebhookContent {
  readonly event: string;
  /** RFC 3339. */
  readonly at: string;
}

export interface WebhookSource {
  /**
   * Asked right before each call. Null for what the person may not see, or does not want.
   *
   * @param spaces the webhook's spaces; null for all
   */
  content(
    person: NotifiedPerson,
    cause: NoticeCause,
    spaces: readonly string[] | null,
  ): Promise<WebhookContent | null>;
}

export interface BodyParts {
  readonly context: Pick<ServerContext, 'db' | 'now'>;
  readonly site: WebhookSite;
  /** By the kind of their causes. */
  readonly sources: Readonly<Record<string, WebhookSource>>;
}

/** Returns the body of a delivery as of now, or null if the person may not see it or does not want it any more. */
export async function bodyOf(
  { context: { db, now }, site, sources }: BodyParts,
  personId: string,
  { source: cause }: Pick<Delivery, 'source'>,
  { spaces }: { readonly spaces: readonly string[] | null },
): Promise<string | null> {
  if (cause === null) return JSON.stringify(sampleContent(site.origin, now()));
  const person = { id: personId, settings: await settingsNow(db, personId) };
  const content = await sources[cause.kind]?.content(person, cause, spaces);
  return content ? JSON.stringify(content, null, 2) : null;
}
