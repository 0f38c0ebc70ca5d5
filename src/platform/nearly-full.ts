/** Below this part of the disk it is nearly full. */
export const NEARLY_FULL = 0.1;
