export default {
  "request.cross_site": "This request came from another site, so nothing was done. Go back and try again here.",
  "request.invalid": "We could not understand this request.",
  "request.duplicate_field": "A field was sent twice.",
  "request.too_large": "That is too large.",
  "request.uri_too_long": "This address is too long.",
  "request.method": "That is not possible at this address.",
  "request.media_type": "This kind of data is not supported here.",
  "request.encoding": "This compression is not supported here.",
  "request.too_many": "That was a lot at once. Wait a moment and try again.",
  "request.timeout": "That took too long. Try again.",
};
