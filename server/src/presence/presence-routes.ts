import { answered, type Handlers } from '../http/handler.ts';
import type { PresenceHub } from './presence.ts';
import { tellPresence } from './tell-presence.ts';

/** The call by which people tell what they are looking at. */
export const presenceRoutes = (presence: PresenceHub): Handlers<'tellPresence'> => ({
  tellPresence: async ({ house, person, body }) =>
    answered(await tellPresence(house, presence, person, body.goal), () => ({ status: 204 })),
});
