/** The browser's features that our checks do without. Of two such lists it heeds the last, so Playwright's is in ours. */
export const LEFT_OFF = [
  // Every new window made two processes for pages of the browser's own, the lists below its address line, which
  // took twice as long as opening the window, loading a page and closing it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',

  // As Playwright has it.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
