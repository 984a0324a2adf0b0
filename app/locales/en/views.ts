export default {
  "views.title": "Saved views",
  "views.save_this": "Save this view",
  "views.name": "Name of the view",
  "views.save": "Save",
  "views.remove": "Remove “{{name}}”",
  "views.name_missing": "Give the view a name.",
  "views.name_too_long": "A name has at most 40 characters.",
  "views.path_wrong": "This page can’t be saved.",
  "views.too_many": "You have {{max}} views already. Remove one first.",
};
