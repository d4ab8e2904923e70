import type { Services } from '#app/platform/services.ts';
import type { Staff } from './staff.ts';

/** Who performs a command, when, and with which services. */
export interface CommandContext {
  services: Services;
  staff: Staff;
  now: Date;
}
