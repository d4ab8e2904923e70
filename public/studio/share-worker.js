// Photos that a phone shares with the studio are laid aside here, at once and without a line; the album's page then
// sends them in pieces, as if they had been chosen there. Nothing else of the studio goes through this.
const ASIDE = 'shared-photos';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST') return;
  const { pathname, search } = new URL(request.url);
  // Whoever signs out leaves no photos behind.
  if (/^\/studio\/sign-out(\.data)?$/.test(pathname)) event.waitUntil(caches.delete(ASIDE));
  // What another site's page sends goes to the server, which refuses it.
  if (pathname === '/studio/share' && search === '' && !isFromElsewhere(request))
    event.respondWith(layAside(request));
});

/**
 * A phone's share menu names no sender, and a page can hide that it is one. So the address that the photos are then
 * shown at names them, and the server tells there whether another site's page led to it: see use-shared-photos.ts.
 */
function isFromElsewhere({ headers, referrer }) {
  const named = [headers.get('origin'), referrer && new URL(referrer).origin];
  return named.some((origin) => origin && origin !== 'null' && origin !== self.location.origin);
}

async function layAside(request) {
  const form = await request.formData();
  const photos = form.getAll('photos').filter((part) => part instanceof File && part.size > 0);
  const aside = await caches.open(ASIDE);
  const batch = `${Date.now()}-${crypto.randomUUID()}`;
  for (const [index, photo] of photos.entries()) {
    const headers = {
      'content-type': photo.type || 'application/octet-stream',
      'x-name': encodeURIComponent(photo.name),
      'x-modified': String(photo.lastModified),
    };
    await aside.put(
      `/studio/shared/${batch}/${String(index).padStart(4, '0')}`,
      new Response(photo, { headers }),
    );
  }
  return Response.redirect(`/studio/albums/new?shared=${batch}`, 303);
}
