import { answered, type Handlers } from './handler.ts';
import type { PresenceHub } from '../presence/presence.ts';
import { tellPresence } from '../presence/tell-presence.ts';

export const presenceRoutes = (presence: PresenceHub): Handlers<'tellPresence'> => ({
  tellPresence: async ({ context, person, body }) =>
    answered(await tellPresence(context, presence, person, body.goal), () => ({ status: 204 })),
});
