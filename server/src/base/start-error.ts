/** An error whose message is for the person who starts Cairn. */
export class StartError extends Error {}
