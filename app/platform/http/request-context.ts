import { createContext, type RouterContextProvider } from 'react-router';
import type { Site } from '#app/sites/site.ts';
import type { Locale } from '#app/words/locales.ts';
import type { SiteServices } from '../services.ts';

/** What a loader knows of the request it answers. */
export interface RequestContext {
  services: SiteServices;
  site: Site;
  requestId: string;
  now: Date;
  /** Of whoever posts. Not known while a page is rendered for all: it would be kept for the next. */
  clientAddress?: string;
  /**
   * The page shows what only the office sees yet; where they came from, which language they read, and whether it stands
   * in a frame of theirs.
   */
  preview?: { back: string; language: Locale; framed?: boolean };
  /** In the studio: to look at a page of the site as it would be. */
  draw?: DrawPage;
  /** Nobody but the staff is shown the site yet. */
  isInPreparation?: boolean;
}

export type DrawPage = (services: SiteServices, address: string) => Promise<string | undefined>;

export const requestContext = createContext<RequestContext>();

const answered = new WeakMap<RequestContext, Map<string, Promise<unknown>>>();

/** What several loaders of one page ask for is worked out once. */
export function oncePerRequest<Answer>(
  context: Readonly<RouterContextProvider>,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const request = context.get(requestContext);
  const answers = answered.get(request) ?? new Map<string, Promise<unknown>>();
  answered.set(request, answers);
  const answer = answers.get(name) ?? work();
  answers.set(name, answer);
  return answer as Promise<Answer>;
}

/** Where a failed render leaves its errors for the server, which logs them once and picks the status. */
export const renderFailures = createContext<unknown[]>();

/** React Router tells only of the outermost failure of a page; whoever knows more notes it here. */
export function recordFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  const failures = context.get(renderFailures);
  if (!failures.includes(error)) failures.push(error);
}

/** A part of a page that the rest can do without: nothing where it cannot be read, and the failure is noted. */
export async function readPart<Part>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await work();
  } catch (error) {
    recordFailure(context, error);
    return undefined;
  }
}

/** Of a page whose own part could not be read: nobody is to keep it or list it, and the next try may go well. */
export const MAIN_PART_MISSING = { status: 503 };
