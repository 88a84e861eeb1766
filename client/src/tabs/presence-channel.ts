export const presenceChannel = (accountId: string) => `cairn-presence:${accountId}`;
