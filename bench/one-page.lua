-- The same page again and again; the figures in full, where wrk's own text rounds them.
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('REPORT {"requests":%d,"microseconds":%d,"p99Microseconds":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
