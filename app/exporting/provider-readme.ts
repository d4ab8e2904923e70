/** Explains the folder's structure to somebody who opens it in ten years. */
export const PROVIDER_README = (
  schoolCode: string,
  madeAt: string,
): string => `All data of the school ${schoolCode}
Exported on ${madeAt}

This folder belongs to the school. You do not need any special program to read it: the
texts are JSON (UTF-8), and pictures and documents are in their original format.

Put "api" on any web server that serves files, and it answers like the provider's web
API: each call has a file with the same path and .json at the end.

  GET  /api/news/${schoolCode}                 api/news/${schoolCode}.json
  GET  /api/principalMessage/${schoolCode}     api/principalMessage/${schoolCode}.json
  GET  /api/gallery/${schoolCode}              api/gallery/${schoolCode}.json
  GET  /api/gallery/All/${schoolCode}          api/gallery/All/${schoolCode}.json
  GET  /api/subGallery?id={id}       api/subGallery/{id}.json
  GET  /api/highlight/${schoolCode}            api/highlight/${schoolCode}.json
  GET  /api/notification/${schoolCode}         api/notification/${schoolCode}.json
  GET  /api/onlineRegistration/${schoolCode}   api/onlineRegistration/${schoolCode}.json
  GET  /api/visitor/${schoolCode}              api/visitor/${schoolCode}.json
  POST /api/visitor                  no file: this call adds 1 to the number above
  GET  /api/video/all/${schoolCode}            api/video/all/${schoolCode}.json
  POST /api/form/${schoolCode}/dif             api/form/${schoolCode}/dif.json: the enquiries from families
                                     KEEP IT PRIVATE: remove it before you put "api" on a server
  GET  /api/image/{path}             api/image/{path}: the original files

Every list is complete, newest first. The paths in "attachments" are below api/image.

  hi/api          the same lists with the Hindi translations
  more            everything public, of every kind, with all fields and translations;
                  also pages and events, for which the provider has no calls
  drafts          what families cannot see: drafts, scheduled and expired items, changes
                  not published yet, and the pictures that only these use
  school.json     the school's profile
  manifest.json   every file with its size and SHA-256, and the files that were missing

Not included: withdrawn pictures, items in the trash, staff accounts. A backup
(npm run backup) has everything that is needed to restore the site.
`;
