import type { OfflineSettings } from '../settings.ts';

/** What a service worker sees, as far as this one uses it: the DOM's types do not describe it. */
interface Scope {
  settings: OfflineSettings;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageEvent) => void): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface PageEvent extends WaitingEvent {
  request: Request;
  /** The browser's own request, sent while the worker starts; empty where browsers have none. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export const scope = self as unknown as Scope;

export const { settings } = scope;

/** A family that saves data pays for nothing that it has not opened. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
