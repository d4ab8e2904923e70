import { createContext, type RouterContextProvider } from 'react-router';
import type { Site } from '#app/sites/site.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import type { SiteServices } from '../services.ts';

/** What a loader knows about the request. */
export interface RequestContext {
  services: SiteServices;
  site: Site;
  requestId: string;
  now: Date;
  /**
   * The sender's address, for requests that post. Unknown while a page is rendered for everyone, because the page is
   * cached.
   */
  clientAddress?: string;
  /**
   * Set in the studio's preview: the page the person came from, their language, and whether the preview is in a frame.
   */
  preview?: { back: string; language: StudioLanguage; framed?: boolean };
  /** In the studio: renders a page of the site as a preview. */
  draw?: DrawPage;
  /** Only the staff may see the site yet. */
  isInPreparation?: boolean;
}

export type DrawPage = (services: SiteServices, address: string) => Promise<string | undefined>;

export const requestContext = createContext<RequestContext>();

const answered = new WeakMap<RequestContext, Map<string, Promise<unknown>>>();

/** Computed once even if several loaders of a page need it. */
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

/** React Router reports only the outermost failure of a page; other failures are recorded here. */
export function recordFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  const failures = context.get(renderFailures);
  if (!failures.includes(error)) failures.push(error);
}

/** A part that the page can do without: undefined if it cannot be read, and the failure is recorded. */
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

/** For a page whose main part could not be read: it is not cached or indexed, and the next try may succeed. */
export const MAIN_PART_MISSING = { status: 503 };
