/** Explains the folder's structure to whoever opens it in ten years. */
export const PROVIDER_README = (
  schoolCode: string,
  madeAt: string,
): string => `Everything of the school ${schoolCode}
Taken out on ${madeAt}

This folder belongs to the school. No program of ours is needed to read it: it has
texts as JSON (UTF-8) and pictures and papers as they are.

Put "api" on any web server that serves files, and it answers as the provider's web
API did: the file lies where the call goes, with .json at its end.

  GET  /api/news/${schoolCode}                 api/news/${schoolCode}.json
  GET  /api/principalMessage/${schoolCode}     api/principalMessage/${schoolCode}.json
  GET  /api/gallery/${schoolCode}              api/gallery/${schoolCode}.json
  GET  /api/gallery/All/${schoolCode}          api/gallery/All/${schoolCode}.json
  GET  /api/subGallery?id={id}       api/subGallery/{id}.json
  GET  /api/highlight/${schoolCode}            api/highlight/${schoolCode}.json
  GET  /api/notification/${schoolCode}         api/notification/${schoolCode}.json
  GET  /api/onlineRegistration/${schoolCode}   api/onlineRegistration/${schoolCode}.json
  GET  /api/visitor/${schoolCode}              api/visitor/${schoolCode}.json
  POST /api/visitor                  nothing of its own: it counts the number above
  GET  /api/video/all/${schoolCode}            api/video/all/${schoolCode}.json
  POST /api/form/${schoolCode}/dif             api/form/${schoolCode}/dif.json: what families have sent
                                     KEEP IT PRIVATE: take it away before "api" goes on a server
  GET  /api/image/{path}             api/image/{path}, the originals

Every list is whole, newest first. The paths in "attachments" are those below api/image.

  hi/api          the same lists told in Hindi, where somebody has translated them
  more            everything that is public, of every kind, with all that its form has and
                  its translations: pages and events, too, which the calls above do not know
  drafts          what no family sees: drafts, what is scheduled or over, changes that are
                  not published yet, and the pictures that only these use
  school.json     the school's profile
  manifest.json   every file with its size and SHA-256, and what was not there to be copied

Not here, on purpose: pictures that were withdrawn, what lies in the trash, the staff's
accounts. A backup (npm run backup) has all that a restored site needs.
`;
