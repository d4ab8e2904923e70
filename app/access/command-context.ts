import type { Services } from '#app/platform/services.ts';
import type { Staff } from './staff.ts';

/** Who does something, when, and with what. */
export interface CommandContext {
  services: Services;
  staff: Staff;
  now: Date;
}
