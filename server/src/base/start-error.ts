/** Why Cairn cannot start, as a sentence for the person who starts it. */
export class StartError extends Error {}
