/** What people read while the site has too much to do; it needs nothing else of it. */
export const busyPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 34rem; margin: 20vh auto 0; padding: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2 }
</style>
</head>
<body>
<main>
<h1>One moment</h1>
<p>Very many people are here just now. Please <a href="">try again</a> in a few seconds.</p>
<p>If you sent something, go back and send it again: it has not arrived.</p>
</main>
</body>
</html>
`;
