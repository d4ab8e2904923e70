// Photos that a phone shares with the studio are laid aside here, at once and without a line; the album's page then
// sends them in pieces, as if they had been chosen there. Nothing else of the studio goes through this.
const ASIDE = 'shared-photos';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname, search } = new URL(event.request.url);
  if (event.request.method === 'POST' && pathname === '/studio/share' && search === '')
    event.respondWith(layAside(event.request));
});

async function layAside(request) {
  const form = await request.formData();
  const photos = form.getAll('photos').filter((part) => part instanceof File && part.size > 0);
  const aside = await caches.open(ASIDE);
  const now = String(Date.now());
  for (const [index, photo] of photos.entries()) {
    const headers = {
      'content-type': photo.type || 'application/octet-stream',
      'x-name': encodeURIComponent(photo.name),
      'x-modified': String(photo.lastModified),
    };
    await aside.put(
      `/studio/shared/${now}-${String(index).padStart(4, '0')}`,
      new Response(photo, { headers }),
    );
  }
  return Response.redirect('/studio/albums/new?shared=1', 303);
}
