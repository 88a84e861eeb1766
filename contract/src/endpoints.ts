import { accessTokenEndpoints } from './access-token-endpoints.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { boardEditorEndpoints } from './board-editor-endpoints.ts';
import { boardEndpoints } from './board-endpoints.ts';
import { bucketEndpoints } from './bucket-endpoints.ts';
import { calendarEndpoints } from './calendar-endpoints.ts';
import { climbEndpoints } from './climb-endpoints.ts';
import { climbSubscriptionEndpoints } from './climb-subscription-endpoints.ts';
import { commentEndpoints } from './comment-endpoints.ts';
import { communityEndpoints } from './community-endpoints.ts';
import { embedEndpoints } from './embed-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { feedEndpoints } from './feed-endpoints.ts';
import { fileEndpoints } from './file-endpoints.ts';
import { folderEndpoints } from './folder-endpoints.ts';
import { goalEndpoints } from './goal-endpoints.ts';
import { goalLinkEndpoints } from './goal-link-endpoints.ts';
import { myClimbEndpoints } from './my-climb-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { notificationEndpoints } from './notification-endpoints.ts';
import { peopleEndpoints } from './people-endpoints.ts';
import { presenceEndpoints } from './presence-endpoints.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { publicBoardEndpoints } from './public-board-endpoints.ts';
import { publicationEndpoints } from './publication-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { spaceEndpoints } from './space-endpoints.ts';
import { unsubscribeEndpoints } from './unsubscribe-endpoints.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

export const endpoints = {
  ...accountEndpoints,
  ...goalEndpoints,
  ...commentEndpoints,
  ...folderEndpoints,
  ...boardEndpoints,
  ...bucketEndpoints,
  ...publicBoardEndpoints,
  ...boardEditorEndpoints,
  ...communityEndpoints,
  ...climbEndpoints,
  ...climbSubscriptionEndpoints,
  ...myClimbEndpoints,
  ...publicationEndpoints,
  ...fileEndpoints,
  ...embedEndpoints,
  ...spaceEndpoints,
  ...peopleEndpoints,
  ...searchEndpoints,
  ...feedEndpoints,
  ...noticeEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...webhookEndpoints,
  ...unsubscribeEndpoints,
  ...goalLinkEndpoints,
  ...accessTokenEndpoints,
  ...calendarEndpoints,
  ...presenceEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
