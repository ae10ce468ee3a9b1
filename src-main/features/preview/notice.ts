/** Returns a page with the app's own words. They are not escaped, so they must not contain anything from a request. */
export function notice(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 2rem; box-sizing: border-box; }
  h1 { font-size: 1.125rem; font-weight: 600; margin: 0 0 .25rem; }
  p { margin: 0; opacity: .75; max-width: 40ch; }
</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>
`;
}
