import { createContext } from 'react-router';
import type { Services } from '../services.ts';

/** What a loader knows of the request it answers. */
export interface RequestContext {
  services: Services;
  schoolCode: string;
  requestId: string;
  locale: 'en';
  now: Date;
}

export const requestContext = createContext<RequestContext>();

/** Where a failed render leaves its error for the server, which logs it once and picks the status. */
export const renderFailure = createContext<{ error: unknown }>();
