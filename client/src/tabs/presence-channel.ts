/** The name of the channel on which the tabs of an account hear who looks at which goal. */
export const presenceChannel = (accountId: string) => `cairn-presence:${accountId}`;
