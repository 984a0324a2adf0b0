export default {
  "notice.demo":
    "The people on this site are invented. It shows what a site can be; nobody here is waiting for an answer.",
  "notice.demo_label": "About this site",
};
