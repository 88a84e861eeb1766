/** In pixels; a shorter move is a click. */
export const mouseThreshold = 5;
/** A finger must rest this many milliseconds. */
export const longPressMs = 300;
/** A resting finger may move by this many pixels. */
export const trembling = 10;
/** In pixels. */
export const swipeBegins = 8;
/** Ratio of horizontal to vertical movement; below it, the movement is a scroll. */
export const sideways = 1.5;
/** Touches within this many pixels from the window's side belong to the browser. */
export const edgeOfWindow = 24;
/** Vibration in milliseconds, when a pulled row is far enough. */
export const readyHapticMs = 15;
/** Vibration in milliseconds, when a goal is lifted. */
export const hapticMs = 100;
/** A press of the mouse longer than this many milliseconds is not a click. */
export const clickMs = 350;
/** A drag at an edge shows the next days after this many milliseconds. */
export const edgeHoverMs = 200;
/** Milliseconds of the slide between days; the next slide starts only afterwards. */
export const slideMs = 350;
