/** A mouse drags after this many pixels, so that a click stays a click. */
export const mouseThreshold = 5;
/** A finger drags after resting this long, in milliseconds, so that a swipe stays a scroll. */
export const longPressMs = 300;
/** How far a resting finger may tremble, in pixels. */
export const trembling = 10;
/** A finger goes somewhere once it went this far, in pixels. */
export const swipeBegins = 8;
/** It goes sideways when it went at least this many times as far as up or down, so that a scroll stays one. */
export const sideways = 1.5;
/** A finger that touches nearer to a side of the window than this means the browser, in pixels. */
export const edgeOfWindow = 24;
/** How long the phone shakes as a pulled row has come far enough, in milliseconds. */
export const readyHapticMs = 15;
/** How long the phone shakes as a goal is lifted, in milliseconds. */
export const hapticMs = 100;
/** A mouse that is held down longer than this did not click, in milliseconds. */
export const clickMs = 350;
/** How long a drag rests at an edge before the next days come, in milliseconds. */
export const edgeHoverMs = 200;
/** How long days slide, in milliseconds: no further ones come before. */
export const slideMs = 350;
