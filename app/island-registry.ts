import type { IslandRegistry } from './islands/hydrate.ts';

/** Where the browser finds each island's code; each is a separate file, loaded when it is hydrated. */
export const islandRegistry: IslandRegistry = {
  'apply-filter': () => import('./ui/browse/apply-filter.ts').then((module) => module.applyFilter),
  'carousel-controls': () =>
    import('./ui/carousel/carousel-controls.ts').then((module) => module.carouselControls),
  'contact-form': () =>
    import('./features/enquiries/form/contact-form.tsx').then((module) => module.contactForm),
  'gallery-again': () =>
    import('./site/home/gallery/gallery-retry.tsx').then((module) => module.galleryRetry),
  'go-back': () => import('./features/gallery/album/go-back.ts').then((module) => module.goBack),
  'hero-slider': () => import('./site/home/hero/hero-slider.ts').then((module) => module.heroSlider),
  'highlights-ticker': () =>
    import('./site/home/highlights/highlights-ticker.ts').then((module) => module.highlightsTicker),
  'load-more': () => import('./ui/browse/load-more.tsx').then((module) => module.loadMore),
  'loaded-again': () =>
    import('./ui/browse/restore-loaded-pages.ts').then((module) => module.restoreLoadedPages),
  'notice-dialog': () => import('./site/home/notices/notice-dialog.ts').then((module) => module.noticeDialog),
  'print-button': () => import('./ui/print/print-button.tsx').then((module) => module.printButton),
  'visitor-count': () =>
    import('./site/home/visitors/visitor-count.ts').then((module) => module.visitorCount),
  'photo-grid': () => import('./media/photo-grid/photo-grid.tsx').then((module) => module.photoGrid),
  'photo-viewer': () =>
    import('./features/gallery/album/photo-viewer.tsx').then((module) => module.photoViewer),
  'show-map': () => import('./site/contact/show-map.ts').then((module) => module.showMap),
  'share-link': () => import('./ui/share/share-link.tsx').then((module) => module.shareLink),
};
