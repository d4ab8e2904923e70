-- Counts through the gallery's pages, so that each answer has to be rendered. Any that was not is an error.
local PAGES = 400
local threads = {}
local page
wrong = 0

function setup(thread)
  table.insert(threads, thread)
end

-- The measured run must not begin with the pages that its warm-up has just left in the cache.
function init(args)
  page = args[1] == 'warm-up' and 0 or PAGES / 2
end

function request()
  page = page % PAGES + 1
  return wrk.format('GET', wrk.path .. '?page=' .. page)
end

function response(status, headers)
  if status ~= 200 or headers['x-page-cache'] ~= 'miss' then wrong = wrong + 1 end
end

function done(summary, latency)
  local e = summary.errors
  local errors = e.connect + e.read + e.write + e.timeout
  for _, thread in ipairs(threads) do errors = errors + thread:get('wrong') end
  io.write(string.format('REPORT {"requests":%d,"microseconds":%d,"p99Microseconds":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), errors))
end
