import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { registrationsList } from './api.server.ts';
import { registrations } from './content-type.ts';

export const serverRegistrations: ServerContentType = { type: registrations, lists: [registrationsList] };
